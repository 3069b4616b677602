/** Returns the error that ends the start of the server. The error names a variable and its fault. */
export const createConfigError = (name: string, why: string): Error =>
  new Error(`Configuration: ${name} ${why}`)
