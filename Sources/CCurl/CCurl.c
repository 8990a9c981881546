/* The header holds all there is: this file makes the folder a C target. */
