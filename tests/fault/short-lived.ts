/**
 * Node's options for a process that ends with its test: V8 does not optimize the code of the embedded database, which takes longer than it
 * saves.
 */
export const shortLived = ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']
