import { attributesOf } from './attributes.ts'
import { emptyHtml, Html, toMarkup } from './html.ts'
import type { RenderContext } from './page.ts'

type Props = Record<string, unknown>
type Slot = (sheet: RenderContext) => unknown
type Slots = Record<string, Slot>

/** A component that Astro compiled, and that answers at once. */
export type Component = (sheet: RenderContext, props: Props, slots: Slots) => Html

/** Astro's mark for `<Fragment>`. */
export const Fragment = Symbol.for('astro:fragment')

/** Compiled components begin with it; what it answered is no longer used. */
export const createAstro = (): undefined => undefined

/** A component by its file, of which an error names the one that it met first. */
export function createComponent(component: Component, file = ''): Component {
  return (sheet, props, slots) => {
    try {
      return component(sheet, props, slots)
    } catch (error) {
      throw sheet.failedIn(file, error)
    }
  }
}

/** Elements without an end: as a tag that a variable names they would need a rule of their own. */
const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** `<Component>`, `<Fragment>`, or an element whose name a variable holds. */
export function renderComponent(
  sheet: RenderContext,
  name: string,
  component: Component | string | typeof Fragment,
  props: Props,
  slots: Slots = {},
): Html {
  if (component === Fragment) return renderSlot(sheet, slots.default)
  if (typeof component === 'function') return component(sheet, props, slots)
  if (typeof component !== 'string' || empty.test(component) || props['class:list'] !== undefined)
    throw new Error(`<${name}> can't be rendered at once (src/renderer/sync-runtime)`)
  const inside = toMarkup(slots.default?.(sheet))
  return new Html(`<${component}${attributesOf(props, component)}>${inside}</${component}>`)
}

/** `<slot>`: what stands between the tags of a component, or what the slot itself has. */
export function renderSlot(sheet: RenderContext, slot?: Slot, fallback?: Slot): Html {
  const content = (slot ?? fallback)?.(sheet)
  if (content === undefined) return emptyHtml
  return content instanceof Html ? content : new Html(toMarkup(content))
}
