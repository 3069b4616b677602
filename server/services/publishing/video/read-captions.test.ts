import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCaptionText } from '#src/content-files/read-videos.ts'
import { readCaptions } from './read-captions.ts'

const read = (text: string) => readCaptions(new TextEncoder().encode(text))

test('WebVTT and SRT become the same WebVTT', async () => {
  const expected = {
    count: 2,
    webVtt:
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nHello <i>you</i>\n\n01:02:04.250 --> 01:02:05.000\nTwo &amp;\nmore\n',
    transcript: 'Hello you Two & more',
  }
  expect(
    await read(
      '\uFEFF1\r\n00:00:01,000 --> 00:00:03,500\r\nHello <i>you</i>\r\n\r\n2\r\n01:02:04,250 --> 01:02:05,000\r\nTwo &amp;\r\nmore\r\n',
    ),
  ).toEqual(expected)
  expect(
    await read(
      'WEBVTT - title\n\nNOTE a comment\n\n00:01.000 --> 00:03.500 align:start\nHello <i>you</i>\n\nlast\n01:02:04.250 --> 01:02:05.000\nTwo &amp;\nmore',
    ),
  ).toEqual(expected)
})

test('captions of the demonstration have the transcript that they had', async () => {
  const bytes = readFileSync('content/videos/site-walk/en.vtt')
  expect(await readCaptions(bytes)).toMatchObject({ transcript: readCaptionText(bytes.toString()) })
})

test.each([
  ['a text without cues', 'Hello', 1],
  ['an empty file', '', 1],
  ['a header alone', 'WEBVTT\n', 1],
  ['an end before its start', 'WEBVTT\n\n00:01.000 --> 00:02.000\na\n\n00:05.000 --> 00:04.000\nb', 6],
  ['a time that is none', '1\n00:00:01,000 --> 00:00:02,000\na\n\n2\n00:00:x1,000 --> 00:00:09,000\nb\n', 6],
])('%s is refused with its line', async (_, text, line) => {
  expect(await read(text)).toEqual({ line })
})

test('captions in another encoding than UTF-8 are refused', async () => {
  const latin1 = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nGrüße\n', 'latin1')
  expect(await readCaptions(latin1)).toEqual({ line: 1 })
})
