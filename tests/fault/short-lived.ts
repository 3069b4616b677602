/**
 * Node's options for a process that ends with its test. They stop V8 from optimizing the embedded database's code,
 * because the optimization would take longer than the test gains from it.
 */
export const shortLived = ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']
