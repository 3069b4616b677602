import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import QRCode from 'qrcode'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { ownCode } from './fixtures/certificate-code.ts'
import { recordFetchedFiles } from './fixtures/fetched-files.ts'
import { expect, test } from './fixtures/portal.ts'
import { hideOverlays } from './fixtures/visitor.ts'

const { t } = translatorOf('en')
const folder = mkdtempSync(join(tmpdir(), 'portal-camera-'))
/** The file with the picture that the browser's camera sees, in the format Y4M. */
const video = join(folder, 'film.y4m')
const [width, height] = [640, 480]

/** Shows a code to the camera: black modules on grey paper, as in a room that is not very bright. */
function putBefore(said: string): void {
  const { modules } = QRCode.create(said, { errorCorrectionLevel: 'M' })
  const side = Math.floor((height - 20) / (modules.size + 8))
  const [left, top] = [width, height].map((each) => Math.floor((each - side * modules.size) / 2)) as [
    number,
    number,
  ]
  const luma = Buffer.alloc(width * height, 190)
  for (let row = 0; row < modules.size * side; row += 1)
    for (let column = 0; column < modules.size * side; column += 1)
      if (modules.get(Math.floor(row / side), Math.floor(column / side)))
        luma[(top + row) * width + left + column] = 40
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(video, Buffer.concat([head, frame, frame]))
}

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const fake = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`]
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] })
  },
})
test.afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the number of cameras that are on. */
const camerasOn = () =>
  [...document.querySelectorAll('video')].flatMap((video) =>
    ((video.srcObject as MediaStream | null)?.getTracks() ?? []).filter(
      ({ readyState }) => readyState === 'live',
    ),
  ).length

test('the camera reads a code, reports a code of another site, and turns off after its work or with the page', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['camera'])
  const holder = await browser.newPage()
  const code = await ownCode(holder)
  await holder.close()
  await hideOverlays(page)
  await page.goto('/eu/certificate/verify')
  const start = page.getByRole('button', { name: t('verification:scan.start') })
  const stop = page.getByRole('button', { name: t('verification:scan.stop') })

  putBefore('https://elsewhere.test/')
  await start.click()
  await expect(page.getByText(t('verification:scan.notOurs'))).toBeVisible()
  await expect(page).toHaveURL('/eu/certificate/verify')
  expect(await page.evaluate(camerasOn)).toBe(1)
  await expectAccessible(page)
  await stop.click()
  await expect(page.locator('video')).toHaveCount(0)

  const fetched = recordFetchedFiles(page)
  putBefore(`https://paper.test${code.path}#${code.signed}`)
  await start.click()
  await expect(page.getByText(t('verification:code.same'))).toBeVisible()
  await expect(page).toHaveURL(`/eu/certificate/verify/${code.number}#${code.signed}`)
  await expect(page.locator('video')).toHaveCount(0)
  // The code reader is not loaded again when the camera is started again.
  const loaded = (await fetched()).filter(({ kind }) => kind === 'script')
  expect(loaded.filter(({ url }) => /read-code|Camera/.test(url))).toEqual([])

  putBefore('https://elsewhere.test/')
  await start.click()
  await expect(page.getByText(t('verification:scan.notOurs'))).toBeVisible()
  // If the page is hidden before its camera is on, there is nothing to turn off, so the test waits.
  await expect(stop).toBeVisible()
  await expect.poll(() => page.evaluate(camerasOn)).toBe(1)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText(t('verification:scan.hidden'))).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
})
