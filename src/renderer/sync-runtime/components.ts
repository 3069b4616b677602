import { attributesOf } from './attributes.ts'
import { emptyHtml, Html, toMarkup } from './html.ts'
import type { RenderContext } from './page.ts'

type Props = Record<string, unknown>
type Slot = (context: RenderContext) => unknown
type Slots = Record<string, Slot>

/** A component that Astro compiled, which renders synchronously. */
export type Component = (context: RenderContext, props: Props, slots: Slots) => Html

/** Astro's symbol for `<Fragment>`. */
export const Fragment = Symbol.for('astro:fragment')

/** The function that compiled components call first; its result is not used. */
export const createAstro = (): undefined => undefined

/**
 * Returns a component whose errors name its file or, if an inner component failed first, the file of that
 * component.
 */
export function createComponent(component: Component, file = ''): Component {
  return (context, props, slots) => {
    try {
      return component(context, props, slots)
    } catch (error) {
      throw context.failedIn(file, error)
    }
  }
}

/** Matches void elements. As a tag whose name is in a variable, they would need a special rule. */
const voidElement = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Renders `<Component>`, `<Fragment>`, or an element whose name is in a variable. */
export function renderComponent(
  context: RenderContext,
  name: string,
  component: Component | string | typeof Fragment,
  props: Props,
  slots: Slots = {},
): Html {
  if (component === Fragment) return renderSlot(context, slots.default)
  if (typeof component === 'function') return component(context, props, slots)
  if (typeof component !== 'string' || voidElement.test(component) || props['class:list'] !== undefined)
    throw new Error(`<${name}> is not supported by the synchronous runtime (src/renderer/sync-runtime)`)
  const children = toMarkup(slots.default?.(context))
  return new Html(`<${component}${attributesOf(props, component)}>${children}</${component}>`)
}

/** Renders `<slot>`: the children that the component was given, or the default content of the slot. */
export function renderSlot(context: RenderContext, slot?: Slot, fallback?: Slot): Html {
  const content = (slot ?? fallback)?.(context)
  if (content === undefined) return emptyHtml
  return content instanceof Html ? content : new Html(toMarkup(content))
}
