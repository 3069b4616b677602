import type { createApp } from 'astro/app/entrypoint'
import type { Component } from './components.ts'
import { type PageAssets, RenderContext } from './page.ts'

type Manifest = ReturnType<typeof createApp>['manifest']

interface CompiledPage {
  pattern: RegExp
  /** Undefined for what is no page: a feed. */
  component: Component | undefined
  styles: string
}

const link = (file: string): string => (file.startsWith('/') ? file : `/${file}`)

/** The element of a script by Astro's id: one that is small stands in the page, others are files. */
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

/** The links of a page's styles. */
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
  // Its type is Astro's; it was compiled against our own runtime, which makes it answer at once.
  return (await (await load()).page()).default as unknown as Component
}

/** What is compiled, in the order in which Astro tries the patterns of paths. */
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

/** The HTML of a page. What it is joined of becomes one text when it is first looked at: it is looked at once. */
function renderPage(page: Component, locals: App.Locals, parts: PageAssets): string {
  const sheet = new RenderContext(parts, locals)
  const { text } = page(sheet, {}, {})
  if (sheet.heads !== 1) throw new Error(`A page with ${sheet.heads} heads`)
  const whole = doctype + text
  return /^<!DOCTYPE html>\s*<!doctype html/i.test(whole) ? whole.slice(doctype.length) : whole
}

/** Renders the pages of a path at once; answers undefined where the path is no page. */
export async function atOnce(
  manifest: Manifest,
): Promise<(path: string, locals: App.Locals) => string | undefined> {
  const pages = await pagesIn(manifest)
  const scriptOf = scriptsOf(manifest)
  return (path, locals) => {
    const page = pages.find(({ pattern }) => pattern.test(path))
    return page?.component && renderPage(page.component, locals, { styles: page.styles, scriptOf })
  }
}
