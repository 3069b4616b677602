import { emptyHtml, Html } from './html.ts'

/** The `Astro` of a component: its props and the data of the page. Other properties throw. */
class Astro {
  readonly props: Record<string, unknown>
  readonly locals: App.Locals
  self: unknown = undefined

  constructor(props: Record<string, unknown>, locals: App.Locals) {
    this.props = props
    this.locals = locals
  }
}

for (const name of 'url request params slots cookies redirect rewrite response site currentLocale'.split(' '))
  Object.defineProperty(Astro.prototype, name, {
    get: () => {
      throw new Error(`Astro.${name} is not supported by the synchronous runtime (src/renderer/sync-runtime)`)
    },
  })

/**
 * The assets of a page: the links to its styles, and a function that returns the element of a script by Astro's id
 * for it.
 */
export interface PageAssets {
  styles: string
  scriptOf(id: string): string
}

/** The state of a page while it is rendered. Astro's compiled code calls it `result`. */
export class RenderContext {
  readonly parts: PageAssets
  heads = 0
  readonly scripts = new Set<string>()
  private readonly locals: App.Locals
  private failure: Error | undefined

  constructor(parts: PageAssets, locals: App.Locals) {
    this.parts = parts
    this.locals = locals
  }

  createAstro(props: Record<string, unknown>): Astro {
    return new Astro(props, this.locals)
  }

  /** Returns an error that names the component in which it happened, with the line if the stack contains it. */
  failedIn(file: string, error: unknown): Error {
    const { message, stack = '' } = error as Error
    const place = /\/(src\/\S+\.astro:\d+)/.exec(stack)?.[1] ?? file.slice(file.indexOf('/src/') + 1)
    this.failure ??= new Error(`${place}: ${message}`, { cause: error })
    return this.failure
  }
}

/** Renders `<script>`: each script is rendered once, where it first occurs. */
export function renderScript({ parts, scripts }: RenderContext, id: string): Html {
  if (scripts.has(id)) return emptyHtml
  scripts.add(id)
  return new Html(parts.scriptOf(id))
}

/** Renders the end of `<head>`. */
export function renderHead(context: RenderContext): Html {
  context.heads += 1
  return new Html(context.parts.styles)
}

/** Called before the first element of a component; renders nothing, because the head is already rendered. */
export function maybeRenderHead(context: RenderContext): Html {
  if (context.heads === 0) throw new Error('An element before the head')
  return emptyHtml
}
