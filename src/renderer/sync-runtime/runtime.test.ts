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

const sheet = () =>
  new RenderContext({ styles: '', scriptOf: (id) => `<script src="${id}"></script>` }, {} as App.Locals)
const markup = (html: { text: string }) => html.text

test('text is escaped, markup is not, and what is nothing leaves nothing', () => {
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
  expect(() => render`${value}`).toThrow("can't stand in a page")
})

test('attributes are quoted, flags stand alone, and what is nothing is left out', () => {
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

test('components get props and slots; a slot that is not filled shows its own', () => {
  const Card = createComponent(
    (own, props, slots) => render`<h2>${props.title}</h2>${renderSlot(own, slots.default, () => 'empty')}`,
  )
  expect(
    markup(renderComponent(sheet(), 'Card', Card, { title: '<' }, { default: () => render`<b></b>` })),
  ).toBe('<h2>&lt;</h2><b></b>')
  expect(markup(renderComponent(sheet(), 'Card', Card, { title: 'T' }))).toBe('<h2>T</h2>empty')
  expect(markup(renderComponent(sheet(), 'Fragment', Fragment, {}, { default: () => 'a&b' }))).toBe('a&amp;b')
  expect(markup(renderComponent(sheet(), 'Level', 'h3', { id: 'x' }, { default: () => 'T' }))).toBe(
    '<h3 id="x">T</h3>',
  )
})

test.each([
  ['an element without an end', 'br', {}],
  ['a class list on a named element', 'h2', { 'class:list': ['a'] }],
  ['what is not there', undefined, {}],
])('%s is refused as a component', (_, component, props) => {
  expect(() => renderComponent(sheet(), 'Thing', component as string, props)).toThrow('<Thing>')
})

test('a script stands once, and an element needs a head before it', () => {
  const own = sheet()
  expect(markup(renderScript(own, 'a.ts')) + markup(renderScript(own, 'a.ts'))).toBe(
    '<script src="a.ts"></script>',
  )
  expect(() => maybeRenderHead(own)).toThrow('before the head')
})

test('what fails names the innermost component', () => {
  const Inner = createComponent(() => {
    throw new Error('Nothing here')
  }, '/somewhere/src/components/Inner.astro')
  const Outer = createComponent(
    (own) => renderComponent(own, 'Inner', Inner, {}),
    '/somewhere/src/components/Outer.astro',
  )
  expect(() => Outer(sheet(), {}, {})).toThrow('src/components/Inner.astro: Nothing here')
})

test('what Astro knows and pages do not need is refused', () => {
  const { locals, ...astro } = sheet().createAstro({ a: 1 })
  expect([locals, astro.props]).toEqual([{}, { a: 1 }])
  // Its type has no `url`, on purpose; a component asks for it all the same.
  expect(() => (sheet().createAstro({}) as unknown as { url: URL }).url).toThrow('Astro.url')
})
