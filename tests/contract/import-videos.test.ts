import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeImportedVideos, importVideos } from '#scripts/operator/import-videos.ts'
import { videoText } from '#server/db/schema/video.ts'
import { findVideos } from '#src/contract/publishing/video.ts'
import { contentLanguages } from '../fixtures/content-languages.ts'
import { oneDatabase } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { rowsOrThrow } from '../fixtures/server/result.ts'

let portal: Portal
let folder: string
beforeAll(async () => {
  portal = await openPortal(await oneDatabase().open())
  folder = mkdtempSync(join(tmpdir(), 'import-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await portal.close()
})

const srt = (text: string, end = '00:00:03') => `1\n00:00:01,000 --> ${end},000\n${text}\n`

test('captions beside a stored video are imported from SRT too; what is refused is named, and the rest is stored', async () => {
  const editor = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
  const walk = join(folder, 'videos/site-walk')
  cpSync('content/videos/site-walk', walk, { recursive: true })
  const changed = ['fr', 'pl', 'vi']
  for (const language of changed) rmSync(join(walk, `${language}.vtt`))
  await portal.db.delete(videoText).where(inArray(videoText.language, changed))
  mkdirSync(join(folder, 'videos/broken'))
  writeFileSync(join(walk, 'fr.srt'), srt('Bonjour', '00:01:10'))
  writeFileSync(join(walk, 'pl.srt'), 'Cześć')
  writeFileSync(join(walk, 'vi.vtt'), `WEBVTT\n\n${srt('Xin chào').replaceAll(',', '.')}`)
  writeFileSync(join(walk, 'xx.srt'), srt('?'))
  const imported = await importVideos(editor, folder, {})
  expect(describeImportedVideos(imported as NonNullable<typeof imported>).split('\n')).toEqual([
    'Stored captions: site-walk fr: 1.',
    expect.stringMatching(/^ {2}warning: .*fr\.srt, line 2 ends after the video: correct the time\.$/),
    'Stored captions: site-walk vi: 1.',
    expect.stringMatching(/^Not stored: .*videos\/broken: .*video\.json.* is missing\.$/),
    expect.stringMatching(/^Not stored: .*pl\.srt: This file does not contain captions/),
    expect.stringMatching(/Invalid fields: file/),
    expect.stringMatching(/Line 1$/),
    expect.stringMatching(/line 1: starts a file that contains no captions/),
    expect.stringMatching(/^Not stored: .*xx\.srt: /),
    expect.stringMatching(/Invalid fields: language/),
    expect.stringMatching(/language: is xx, which no site has: use one of en, /),
  ])
  const videos = rowsOrThrow(await editor.call(findVideos, { query: 'site-walk' }))
  expect(videos).toEqual([
    expect.objectContaining({ captions: contentLanguages.filter((language) => language !== 'pl') }),
  ])
  const again = await importVideos(editor, folder, {})
  expect([again?.videos, again?.captions, again?.refused.length]).toEqual([[], [], 3])
})
