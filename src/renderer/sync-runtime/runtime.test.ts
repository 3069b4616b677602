import { expect, test } from 'vitest'
import { RenderContext } from './page.ts'
import {
  addAttribute,
  createComponent,
  Fragment,
  maybeRenderHead,
  render,
  renderComponent,
  renderScript,
  renderSlot,
  spreadAttributes,
  unescapeHTML,
} from './runtime.ts'

const createContext = () =>
  new RenderContext({ styles: '', scriptOf: (id) => `<script src="${id}"></script>` }, {} as App.Locals)
const markup = (html: { text: string }) => html.text

test('text is escaped, markup is not, and empty values render nothing', () => {
  expect(markup(render`<p>${'<b>&"\''}</p>`)).toBe('<p>&lt;b&gt;&amp;&quot;&#39;</p>')
  expect(markup(render`<p>${unescapeHTML('<b>')}${render`<i>${'x'}</i>`}</p>`)).toBe('<p><b><i>x</i></p>')
  expect(markup(render`${undefined}${null}${false}${''}`)).toBe('')
  expect(markup(render`${0} ${true} ${['a', ['<'], null]} ${() => 'f'}`)).toBe('0 true a&lt; f')
})

test.each([
  ['a promise', Promise.resolve('x')],
  ['a date', new Date(0)],
  ['an object', {}],
  ['NaN', Number.NaN],
])('%s is refused in a text', (_, value) => {
  expect(() => render`${value}`).toThrow('is not supported in a page')
})

test('attributes are quoted, flags have no value, and empty values are left out', () => {
  const attribute = (value: unknown, name: string) => addAttribute(value, name).toString()
  expect(attribute('"a" & <b>', 'title')).toBe(' title="&quot;a&quot; &amp; <b>"')
  expect(attribute('', 'alt')).toBe(' alt')
  expect(attribute(0, 'tabindex')).toBe(' tabindex="0"')
  expect(attribute(false, 'aria-hidden')).toBe(' aria-hidden="false"')
  expect(attribute(undefined, 'id') + attribute(null, 'id')).toBe('')
  expect(attribute(true, 'disabled') + attribute(false, 'disabled')).toBe(' disabled')
  expect(attribute(true, 'hidden') + attribute('until-found', 'hidden')).toBe(' hidden hidden="until-found"')
  expect(attribute(['a', { b: true, c: false }, undefined], 'class:list')).toBe(' class="a b"')
  expect(attribute([{ c: false }], 'class:list')).toBe('')
  expect(markup(spreadAttributes({ id: 'x', open: false, lang: undefined }, 'details'))).toBe(' id="x"')
  expect(markup(spreadAttributes({ disabled: false }, 'portal-island'))).toBe(' disabled="false"')
})

test.each(['style', 'className', 'set:html', 'on click', 'a"b', 'popover'])(
  'the attribute %s is refused',
  (name) => {
    expect(() => addAttribute('x', name)).toThrow(`The attribute "${name}"`)
  },
)

test('components receive props and slots; a slot without content renders its fallback', () => {
  const Card = createComponent(
    (context, props, slots) =>
      render`<h2>${props.title}</h2>${renderSlot(context, slots.default, () => 'empty')}`,
  )
  expect(
    markup(
      renderComponent(createContext(), 'Card', Card, { title: '<' }, { default: () => render`<b></b>` }),
    ),
  ).toBe('<h2>&lt;</h2><b></b>')
  expect(markup(renderComponent(createContext(), 'Card', Card, { title: 'T' }))).toBe('<h2>T</h2>empty')
  expect(markup(renderComponent(createContext(), 'Fragment', Fragment, {}, { default: () => 'a&b' }))).toBe(
    'a&amp;b',
  )
  expect(markup(renderComponent(createContext(), 'Level', 'h3', { id: 'x' }, { default: () => 'T' }))).toBe(
    '<h3 id="x">T</h3>',
  )
})

test.each([
  ['an element without an end', 'br', {}],
  ['a class list on a named element', 'h2', { 'class:list': ['a'] }],
  ['what is not there', undefined, {}],
])('%s is refused as a component', (_, component, props) => {
  expect(() => renderComponent(createContext(), 'Thing', component as string, props)).toThrow('<Thing>')
})

test('a script is rendered once, and an element needs a head before it', () => {
  const context = createContext()
  expect(markup(renderScript(context, 'a.ts')) + markup(renderScript(context, 'a.ts'))).toBe(
    '<script src="a.ts"></script>',
  )
  expect(() => maybeRenderHead(context)).toThrow('before the head')
})

test('an error names the innermost component', () => {
  const Inner = createComponent(() => {
    throw new Error('Nothing here')
  }, '/somewhere/src/components/Inner.astro')
  const Outer = createComponent(
    (context) => renderComponent(context, 'Inner', Inner, {}),
    '/somewhere/src/components/Outer.astro',
  )
  expect(() => Outer(createContext(), {}, {})).toThrow('src/components/Inner.astro: Nothing here')
})

test('properties of Astro that pages do not need are refused', () => {
  const { locals, ...astro } = createContext().createAstro({ a: 1 })
  expect([locals, astro.props]).toEqual([{}, { a: 1 }])
  // The type deliberately has no `url`, but a component could still read it; hence the cast.
  expect(() => (createContext().createAstro({}) as unknown as { url: URL }).url).toThrow('Astro.url')
})
