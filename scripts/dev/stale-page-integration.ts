import type { AstroIntegration } from 'astro'

/** Adds the script to each page in development that reloads the page when its markup is stale. */
export const stalePageIntegration: AstroIntegration = {
  name: 'reload-stale-page',
  hooks: {
    'astro:config:setup': ({ injectScript }) =>
      injectScript('page', "import '/scripts/dev/reload-stale-page.ts'"),
  },
}
