/** The fields of a call's declaration that only the API document needs, not browsers. */
const documentFields = /^ {2}(?:summary|source):\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm

/** Matches the modules that declare calls. */
export const callModules = /\/src\/contract\/[a-z-]+(?:\/[a-z-]+)*\.ts$/

/**
 * Returns a module without the fields that only the API document needs. Line numbers stay the same, because no source
 * map is returned.
 * @param {string} code
 */
export const removeDocumentFields = (code) =>
  code.replace(documentFields, (text) => text.replace(/[^\n]/g, ''))

/**
 * Returns a Vite plugin that removes the fields that only the API document needs from the declarations of calls
 * (src/contract) in browsers' scripts.
 * @returns {import('vite').Plugin}
 */
export const leanCalls = () => ({
  name: 'lean-calls',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: callModules },
    handler: (code) => ({ code: removeDocumentFields(code), map: null }),
  },
})
