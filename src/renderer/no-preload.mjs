/**
 * Returns a Vite plugin by which a dynamic import names only its own chunk and not the chunks that it needs: the
 * browser follows the imports. The list of islands is a tenth as long. Astro sets the option of the client build
 * itself, so a plugin has to change it.
 * @returns {import('vite').Plugin}
 */
export const noPreload = () => ({
  name: 'no-preload',
  apply: 'build',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
})
