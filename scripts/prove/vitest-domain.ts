import { defineConfig } from 'vitest/config'

/** The tests that are tried on the mutants of the domain. */
export default defineConfig({
  test: { include: ['src/{domain,contract}/**/*.test.ts'], environment: 'node' },
})
