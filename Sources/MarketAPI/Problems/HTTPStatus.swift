/// What statuses are called (RFC 9110, section 15).
enum HTTPStatus {
  /// The phrase of a status that this API answers with; of others, what their hundred stands for.
  static func phrase(_ status: Int) -> String {
    switch status {
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 412: "Precondition Failed"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 421: "Misdirected Request"
    case 422: "Unprocessable Content"
    case 428: "Precondition Required"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    case 507: "Insufficient Storage"
    default: status < 500 ? "Request Refused" : "Server Error"
    }
  }
}
