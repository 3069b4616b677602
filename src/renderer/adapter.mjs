/**
 * Returns Astro's adapter for the publisher: the compiled server entry exports `renderPath(path, locals)` and does
 * not listen on a port.
 */
export const renderer = () => ({
  name: 'renderer',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'renderer',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./entry.ts', import.meta.url),
        supportedAstroFeatures: {
          serverOutput: 'stable',
          staticOutput: 'stable',
          sharpImageService: 'stable',
        },
      }),
  },
})
