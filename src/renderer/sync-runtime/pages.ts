import type { createApp } from 'astro/app/entrypoint'
import type { Component } from './components.ts'
import { type PageAssets, RenderContext } from './page.ts'

type Manifest = ReturnType<typeof createApp>['manifest']

interface CompiledPage {
  pattern: RegExp
  /** Undefined for a feed, which is not a page. */
  component: Component | undefined
  styles: string
}

const link = (file: string): string => (file.startsWith('/') ? file : `/${file}`)

/**
 * Returns a function that returns the element of a script by Astro's id for it: small scripts are inline, others
 * are files.
 */
const scriptsOf =
  ({ inlinedScripts, entryModules }: Manifest): PageAssets['scriptOf'] =>
  (id) => {
    const inlined = inlinedScripts.get(id)
    if (inlined !== undefined) return inlined && `<script type="module">${inlined}</script>`
    const file = entryModules[id]
    if (file === undefined) throw new Error(`There is no script ${id}`)
    return `<script type="module" src="${link(file)}"></script>`
  }

type Route = Manifest['routes'][number]

/** Returns the `<link>` elements of a page's style sheets. */
const stylesOf = ({ routeData, styles }: Route): string =>
  styles
    .map((style) => {
      if (style.type !== 'external') throw new Error(`${routeData.component} has a style that is no file`)
      return `<link rel="stylesheet" href="${link(style.src)}">`
    })
    .join('')

async function componentOf({ routeData }: Route, { pageMap }: Manifest): Promise<Component | undefined> {
  if (routeData.type !== 'page') return undefined
  const load = pageMap?.get(routeData.component)
  if (!load) throw new Error(`${routeData.component} was not compiled`)
  // Astro declares the type for its own runtime, but the component was compiled against ours, which renders
  // synchronously; hence the cast.
  return (await (await load()).page()).default as unknown as Component
}

/** Returns the compiled pages, in the order in which Astro matches their path patterns. */
const pagesIn = (manifest: Manifest): Promise<CompiledPage[]> =>
  Promise.all(
    manifest.routes
      .filter(({ routeData }) => routeData.origin === 'project')
      .map(async (route) => ({
        pattern: route.routeData.pattern,
        component: await componentOf(route, manifest),
        styles: stylesOf(route),
      })),
  )

const doctype = '<!DOCTYPE html>'

/**
 * Returns the HTML of a page. V8 flattens a concatenated string when it is first read, so the string is read once
 * here.
 */
function renderPage(page: Component, locals: App.Locals, parts: PageAssets): string {
  const context = new RenderContext(parts, locals)
  const { text } = page(context, {}, {})
  if (context.heads !== 1) throw new Error(`A page with ${context.heads} heads`)
  const html = doctype + text
  return /^<!DOCTYPE html>\s*<!doctype html/i.test(html) ? html.slice(doctype.length) : html
}

/**
 * Returns a function that renders the page of a path synchronously. That function returns undefined if the path is
 * not a page.
 */
export async function createSyncRenderer(
  manifest: Manifest,
): Promise<(path: string, locals: App.Locals) => string | undefined> {
  const pages = await pagesIn(manifest)
  const scriptOf = scriptsOf(manifest)
  return (path, locals) => {
    const page = pages.find(({ pattern }) => pattern.test(path))
    return page?.component && renderPage(page.component, locals, { styles: page.styles, scriptOf })
  }
}
