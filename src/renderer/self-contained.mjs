/**
 * Returns a Vite plugin that compiles every package into the pages' code, so that compiled pages can be rendered
 * where no packages are installed; source maps name the line of a page that fails. It applies only to builds: the
 * development server can't evaluate CommonJS packages such as React.
 * @returns {import('vite').Plugin}
 */
export const selfContained = () => ({
  name: 'self-contained',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr'
      ? { resolve: { noExternal: true }, build: { rolldownOptions: { output: { sourcemap: true } } } }
      : undefined,
})
