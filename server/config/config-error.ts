/** What a start ends with: the variable, and what is wrong with it. */
export const configError = (name: string, why: string): Error => new Error(`Configuration: ${name} ${why}`)
