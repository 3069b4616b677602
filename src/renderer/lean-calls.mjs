/** The fields of a call's declaration that only the API document needs, not browsers. */
const documentFields = /^ {2}(?:summary|source):\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm

/**
 * Returns a Vite plugin that removes the fields that only the API document needs from the declarations of calls
 * (src/contract) in pages' scripts.
 * @returns {import('vite').Plugin}
 */
export const leanCalls = () => ({
  name: 'lean-calls',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/contract\/[a-z-]+\.ts$/ },
    // Line numbers must stay the same, because no source map is returned.
    handler: (code) => ({
      code: code.replace(documentFields, (text) => text.replace(/[^\n]/g, '')),
      map: null,
    }),
  },
})
