/** What a declaration of a call says for the API's document alone; browsers need none of it. */
const told = /^ {2}(?:summary|source):\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm

/**
 * A plugin of Vite that leaves out of pages' scripts what the declarations of calls (src/contract) say for the API's document.
 * @returns {import('vite').Plugin}
 */
export const leanCalls = () => ({
  name: 'lean-calls',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/contract\/[a-z-]+\.ts$/ },
    // Lines stay where they are.
    handler: (code) => ({ code: code.replace(told, (text) => text.replace(/[^\n]/g, '')), map: null }),
  },
})
