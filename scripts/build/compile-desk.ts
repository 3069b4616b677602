import { resolve } from 'node:path'
import { deskFolder } from '#src/hosting/desk.ts'
import { buildIfChanged } from '#src/process/build-if-changed.ts'

/** The sources of the desk. */
const sources = [
  'src/{desk,ui,api,contract,domain,i18n,drawings,styles}/**',
  'src/routes.ts',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * Compiles the screens of staff, unless they are compiled from the same sources. They are a build of their own, so that the pages
 * of readers keep their files. Decision: docs/decisions/desk.md.
 */
export const compileDesk = (): Promise<{ wasBuilt: boolean }> =>
  buildIfChanged(deskFolder, sources, async () => {
    const { build } = await import('vite')
    await build(await deskBuild())
  })

/** Returns the settings of the build. */
async function deskBuild() {
  const { default: tailwindcss } = await import('@tailwindcss/vite')
  return {
    configFile: false as const,
    root: resolve('src/desk'),
    base: '/desk/',
    publicDir: false as const,
    logLevel: 'error' as const,
    plugins: [tailwindcss()],
    oxc: { jsx: { runtime: 'automatic' as const } },
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir: resolve(deskFolder), emptyOutDir: true, assetsInlineLimit: 0, target: 'es2023' },
  }
}
