import { expect, type Page } from '@playwright/test'
import { getServerTime } from '#src/contract/protocol/server-time.ts'

/** One change of a source, and how a reader sees it. */
export interface Edit {
  says: string
  file: string
  from: string
  to: string
  /** Before the change: brings the page to where it will be seen. */
  open?: (page: Page) => Promise<void>
  /** Settles when the change is there. */
  seen: (page: Page, origin: string) => Promise<void>
  /** Checks what the change must not lose. */
  kept?: (page: Page) => Promise<void>
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

const answers = (path: string, text: string) => async (_: Page, origin: string) => {
  await expect.poll(async () => (await fetch(origin + path)).text(), { intervals: [50] }).toContain(text)
}

const showing = (text: string) => (page: Page) => page.getByText(text).first().waitFor()

/** A change of each kind of source that a developer writes. */
export const edits: readonly Edit[] = [
  {
    says: 'a part of an island, its dialog open',
    file: 'src/islands/notices/SignInDialog.tsx',
    from: "{t('notices:notNow')}",
    to: "{t('notices:notNow')} and changed",
    open: openDialog,
    seen: showing('and changed'),
    kept: staysOpen,
  },
  {
    says: 'an island, a dialog open beside it',
    file: 'src/islands/enrolment/island.tsx',
    from: "title={t(step === 'video'",
    to: "title={'Changed ' + t(step === 'video'",
    open: openDialog,
    seen: showing('Changed Enrol'),
    kept: staysOpen,
  },
  {
    says: 'words of a page',
    file: 'src/i18n/messages/en/home.json',
    from: 'Know the system.',
    to: 'Know the change.',
    open: openHome,
    seen: showing('Know the change.'),
  },
  {
    says: 'a site’s data',
    file: 'sites/tenants.json',
    from: '"name": "Security Learning"',
    to: '"name": "Changed Learning"',
    open: openHome,
    seen: showing('Changed Learning'),
  },
  {
    says: 'content',
    file: 'content/course/7-night-pictures-infrared-white-light-and-shutter/en.json',
    from: '"name": "',
    to: '"name": "Changed: ',
    open: async (page) => void (await page.goto(course)),
    seen: showing('Changed: '),
  },
  {
    says: 'a template',
    file: 'src/components/home/Hero.astro',
    from: '<h1',
    to: '<p>A changed template</p><h1',
    open: openHome,
    seen: showing('A changed template'),
  },
  {
    says: 'a style',
    file: 'src/styles/base.css',
    from: 'body {',
    to: 'body {\n  outline: 3px solid rgb(1, 2, 3);',
    open: openHome,
    seen: (page) => expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)'),
  },
  {
    says: 'the server',
    file: 'server/http/answer.ts',
    from: "message: ''",
    to: "message: 'changed'",
    seen: answers(`/api${getServerTime.path}?siteId=1&languageId=1`, '"message":"changed"'),
  },
]
