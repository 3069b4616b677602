/** Returns the error that ends a start: it names the variable and its fault. */
export const configError = (name: string, why: string): Error => new Error(`Configuration: ${name} ${why}`)
