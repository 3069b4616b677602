import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { everyPlace } from './fixtures/daily-places.ts'
import { expect, test } from './fixtures/portal.ts'
import { signInAs } from './fixtures/sign-in.ts'

const widths = [1440, 1024, 375]

/** A file with two questions in GIFT: one that can be imported, and one without the closing brace. */
const bank = `// [id:ROOM-1]
Which cable carries light? {=Fibre ~Copper}

// [id:ROOM-2]
Which unit has resistance? {=Ohm ~Volt
`

/**
 * A view of the desk and its states, described by keys, roles and classes that are the same in every
 * language.
 */
interface View {
  address: string
  /** The selector of an element that is present once the view is loaded. */
  sign: string
  /** Further states, each of which follows from the one before it; a dialog is closed after the last state. */
  states?: Readonly<Record<string, (page: Page) => Promise<void>>>
}

const openDialog = async (page: Page, act: () => Promise<void>) => {
  await act()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const views: readonly View[] = [
  {
    address: '/desk',
    sign: '.figs, h1',
    states: {
      'list of shortcuts': (page) => openDialog(page, () => page.keyboard.press('?')),
      'command palette': async (page) => {
        await page.keyboard.press('Escape')
        await openDialog(page, () => page.keyboard.press('Control+k'))
        await page.getByRole('combobox').fill('course')
        await expect(page.getByRole('option').first()).toBeVisible()
      },
    },
  },
  { address: '/desk', sign: 'h1', states: { account: (page) => page.locator('.account button').click() } },
  {
    address: '/desk/content/course',
    sign: 'tbody tr',
    states: {
      'rows selected': async (page) => {
        for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
        await expect(page.locator('tbody tr.on')).toHaveCount(2)
      },
      'asks before a withdrawal': (page) => openDialog(page, () => page.locator('.bulk .btn').nth(1).click()),
    },
  },
  { address: '/desk/content?query=no-item-has-this-name', sign: '.empty' },
  {
    address: '/desk/edit/course/1',
    sign: '#section-texts',
    states: {
      'a part open': (page) => page.locator('#section-chapters .toggle').first().click(),
      edition: (page) => openDialog(page, () => page.locator('.tl .link').first().click()),
      'asks before a withdrawal': async (page) => {
        await page.keyboard.press('Escape')
        await openDialog(page, () => page.locator('.ebar .btn.quiet').last().click())
      },
    },
  },
  { address: '/desk/edit/course/1?language=it', sign: '.tr2' },
  { address: '/desk/create/course', sign: '#section-texts' },
  { address: '/desk/pictures', sign: 'tbody tr' },
  { address: '/desk/pictures?query=no-picture-has-this-name', sign: '.empty' },
  { address: '/desk/publishing?site=eu', sign: 'tr.on' },
  { address: '/desk/publishing/calendar', sign: '.cal, .tabs' },
  { address: '/desk/publishing/check', sign: '.pn li, .pn p[role=status]' },
  { address: '/desk/questions', sign: 'tbody tr' },
  {
    address: '/desk/questions/101',
    sign: 'tbody tr',
    states: {
      export: (page) => openDialog(page, () => page.locator('.pool-acts button').first().click()),
      question: async (page) => {
        await page.keyboard.press('Escape')
        await page.locator('tbody a').first().click()
        await expect(page.locator('.choices').first()).toBeVisible()
      },
    },
  },
  {
    address: '/desk/questions/import',
    sign: '.drop',
    states: {
      'report with a refused question': async (page) => {
        const file = { name: 'bank.gift', mimeType: 'text/plain', buffer: Buffer.from(bank) }
        await page.locator('input[type="file"]').setInputFiles(file)
        await expect(page.locator('.report tbody tr').first()).toBeVisible()
      },
    },
  },
  { address: '/desk/no/such/view', sign: '.empty, main h1, main h2' },
  { address: '/desk/edit/unknown/1', sign: '.empty, main h1, main h2' },
]

/** Expects that nothing is wider than the page at each width, and that there is no violation of WCAG. */
async function fits(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(wide, `${state} at ${width}: pixels wider than the page`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step(state, () => expectAccessible(page))
}

/**
 * Returns the views to test in a look, by the look's index: every second view, or all with EVERY_PLACE=1 (`npm run
 * prove -- screens`).
 */
const viewsOf = (look: number) => views.filter((_, view) => everyPlace || view % 2 === look)

for (const [look, { language, scheme }] of [
  { language: 'en', scheme: 'light' },
  { language: 'ar', scheme: 'dark' },
].entries()) {
  test(`views of the desk are accessible and fit, in ${language} and ${scheme}`, async ({ page, faults }) => {
    test.slow()
    // One view is opened for an item that does not exist.
    faults.expect(/404/)
    await page.addInitScript(
      (settings) => {
        localStorage.setItem('desk-language', settings.language)
        localStorage.setItem('desk-scheme', settings.scheme)
      },
      { language, scheme },
    )
    await signInAs(page, 'editor@demo.test')
    for (const { address, sign, states = {} } of viewsOf(look)) {
      await page.goto(address)
      await expect(page.locator(sign).first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await fits(page, address)
      for (const [name, act] of Object.entries(states)) {
        await act(page)
        await fits(page, `${address}, ${name}`)
      }
    }
    await signInAs(page, 'trainer@demo.test')
    await page.goto('/desk/content')
    await expect(page.locator('.empty, main h1, main h2').first()).toBeVisible()
    await fits(page, 'a view of another role')
  })
}

/** The selector of all controls. In a toolbar, Tab reaches one button, and the arrow keys reach the others. */
const controls =
  ':is(a[href], button, input, select, textarea, [contenteditable="true"], summary):not([role="toolbar"] [tabindex="-1"])'

test('every control of a view can be reached by keyboard, and a dialog returns the focus', async ({
  page,
}) => {
  await signInAs(page, 'editor@demo.test')
  await page.goto('/desk/edit/faq/1')
  const edition = page.locator('.tl .link').first()
  await expect(edition).toBeVisible()
  const preview = page.frameLocator('.pv iframe')
  await expect(preview.locator('h1')).toBeVisible()
  const all = (await page.locator(controls).count()) + (await preview.locator(controls).count())
  for (let press = 0; press < all + 5; press += 1) {
    await page.keyboard.press('Tab')
    await page.evaluate(() => document.activeElement?.setAttribute('data-reached', ''))
  }
  const missed = await page.evaluate((selector) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) =>
      each.checkVisibility(),
    )
    return shown.filter((each) => !('reached' in each.dataset)).map((each) => each.outerHTML)
  }, controls)
  expect(missed, 'controls that Tab does not reach').toEqual([])
  const [bold, emphasis] = [
    page.getByRole('button', { name: 'Strong' }),
    page.getByRole('button', { name: 'Emphasis' }),
  ]
  await bold.focus()
  await page.keyboard.press('ArrowRight')
  await expect(emphasis).toBeFocused()
  await edition.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(edition).toBeFocused()
})
