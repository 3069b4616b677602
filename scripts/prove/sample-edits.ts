import { expect, type Page } from '@playwright/test'
import { getServerTime } from '#src/contract/protocol/server-time.ts'

/** A change of a source file, and how a visitor sees the change. */
export interface SampleEdit {
  title: string
  file: string
  from: string
  to: string
  /** Opens the page that will show the changed source. */
  open?: (page: Page) => Promise<void>
  /** Resolves when the change is visible. */
  untilVisible: (page: Page, origin: string) => Promise<void>
  /** Checks that the page has not lost its state because of the change. */
  checkState?: (page: Page) => Promise<void>
}

const course = '/course/detail/7'
const dialog = (page: Page) => page.locator('dialog[open]').filter({ hasText: 'Not now' })

async function openDialog(page: Page): Promise<void> {
  await page.goto(course)
  await page
    .getByRole('button', { name: /^Enrol|^Ask to enrol/ })
    .first()
    .click()
  await dialog(page).waitFor()
}

const openHome = async (page: Page): Promise<void> => {
  await page.goto('/')
}

const staysOpen = (page: Page): Promise<void> => expect(dialog(page)).toBeVisible()

const untilAnswer = (path: string, text: string) => async (_: Page, origin: string) => {
  await expect.poll(async () => (await fetch(origin + path)).text(), { intervals: [50] }).toContain(text)
}

const untilText = (text: string) => (page: Page) => page.getByText(text).first().waitFor()

/** One change for each kind of source that a developer edits. */
export const sampleEdits: readonly SampleEdit[] = [
  {
    title: 'a part of an island, its dialog open',
    file: 'src/islands/notices/SignInDialog.tsx',
    from: "{t('notices:notNow')}",
    to: "{t('notices:notNow')} and changed",
    open: openDialog,
    untilVisible: untilText('and changed'),
    checkState: staysOpen,
  },
  {
    title: 'an island, a dialog open beside it',
    file: 'src/islands/enrolment/island.tsx',
    from: "title={t(step === 'video'",
    to: "title={'Changed ' + t(step === 'video'",
    open: openDialog,
    untilVisible: untilText('Changed Enrol'),
    checkState: staysOpen,
  },
  {
    title: 'an island that is not mounted on the open page',
    file: 'src/islands/enrolment/Panel.tsx',
    from: 'className="panel enrol"',
    to: 'className="panel enrol" title="A changed panel"',
    open: async (page) => {
      await openDialog(page)
      await page.goto(course)
    },
    untilVisible: (page) => page.getByTitle('A changed panel').waitFor(),
  },
  {
    title: 'a syntax error, which the page shows',
    file: 'src/ui/Chip.tsx',
    from: 'return (',
    to: 'return ((',
    open: async (page) => void (await page.goto(course)),
    untilVisible: (page) => page.locator('vite-error-overlay').waitFor(),
  },
  {
    title: 'words of a page',
    file: 'src/i18n/messages/en/home.json',
    from: 'Know the system.',
    to: 'Know the change.',
    open: openHome,
    untilVisible: untilText('Know the change.'),
  },
  {
    title: 'a site’s data',
    file: 'sites/tenants.json',
    from: '"name": "Security Learning"',
    to: '"name": "Changed Learning"',
    open: openHome,
    untilVisible: untilText('Changed Learning'),
  },
  {
    title: 'content',
    file: 'content/course/7-night-pictures-infrared-white-light-and-shutter/en.json',
    from: '"name": "',
    to: '"name": "Changed: ',
    open: async (page) => void (await page.goto(course)),
    untilVisible: untilText('Changed: '),
  },
  {
    title: 'a template',
    file: 'src/components/home/Hero.astro',
    from: '<h1',
    to: '<p>A changed template</p><h1',
    open: openHome,
    untilVisible: untilText('A changed template'),
  },
  {
    title: 'a style',
    file: 'src/styles/base.css',
    from: 'body {',
    to: 'body {\n  outline: 3px solid rgb(1, 2, 3);',
    open: openHome,
    untilVisible: (page) => expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)'),
  },
  {
    title: 'the server',
    file: 'server/http/encode-response.ts',
    from: '"message":""',
    to: '"message":"changed"',
    untilVisible: untilAnswer(`/api${getServerTime.path}?siteId=1&languageId=1`, '"message":"changed"'),
  },
]
