import PictureKit
import Testing
