import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCaptionText } from '#src/content-files/read-videos.ts'
import { readCaptions } from './read-captions.ts'

const read = (text: string, seconds = 3800) => readCaptions(new TextEncoder().encode(text), seconds)
const found = async (text: string, seconds?: number) =>
  (await read(text, seconds)).findings.map(({ line, rule }) => [line, rule])

test('WebVTT and SRT become the same WebVTT', async () => {
  const expected = {
    count: 2,
    webVtt:
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nHello <i>you</i>\n\n01:02:04.250 --> 01:02:05.000\nTwo &amp;\nmore\n',
    transcript: 'Hello you Two & more',
    findings: [],
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
  expect(await readCaptions(bytes, 60)).toMatchObject({
    findings: [],
    transcript: readCaptionText(bytes.toString()),
  })
})

test.each([
  ['a text without cues', 'Hello', 1, 'noCaptions'],
  ['an empty file', '', 1, 'noCaptions'],
  ['a header alone', 'WEBVTT\n', 1, 'noCaptions'],
  [
    'an end before its start',
    'WEBVTT\n\n00:01.000 --> 00:02.000\na\n\n00:05.000 --> 00:04.000\nb',
    6,
    'unreadableTime',
  ],
  [
    'a time that is none',
    '1\n00:00:01,000 --> 00:00:02,000\na\n\n2\n00:00:x1,000 --> 00:00:09,000\nb\n',
    6,
    'unreadableTime',
  ],
  [
    'two captions without an empty line between them',
    '1\n00:00:01,000 --> 00:00:02,000\na\n2\n00:00:03,000 --> 00:00:09,000\nb\n',
    5,
    'unreadableTime',
  ],
  ['a text without times', 'WEBVTT\n\n00:01.000 --> 00:02.000\na\n\nstray\nlines\n', 6, 'withoutTime'],
  [
    'text after an empty line within a caption',
    '1\n00:00:01,000 --> 00:00:02,000\na\n\nb\n\n2\n00:00:03,000 --> 00:00:04,000\nc\n',
    5,
    'withoutTime',
  ],
  [
    'a text before the number of a caption',
    '1\n00:00:01,000 --> 00:00:02,000\na\n\nlost\n2\n00:00:03,000 --> 00:00:04,000\nb\n',
    5,
    'withoutTime',
  ],
])('%s is an error in its line', async (_, text, line, rule) => {
  expect(await found(text)).toEqual([[line, rule]])
})

test('comments, styles and regions of WebVTT are no stray text', async () => {
  const blocks = ['WEBVTT - title', 'NOTE\na comment', 'STYLE\n::cue { color: red }', 'REGION\nid:a']
  expect(await found([...blocks, '00:01.000 --> 00:02.000\na'].join('\n\n'))).toEqual([])
})

test('captions after the end of the video are errors, those that end after it warnings; a second is allowed', async () => {
  const text = [
    'WEBVTT',
    '00:58.000 --> 01:01.000\na',
    '00:59.000 --> 01:01.001\nb',
    '01:01.000 --> 01:05.000\nc',
    '02:00.000 --> 02:05.000\nd',
  ].join('\n\n')
  expect(await found(text, 60)).toEqual([
    [6, 'beyondTheEnd'],
    [9, 'afterTheEnd'],
    [12, 'afterTheEnd'],
  ])
  const { findings } = await read(text, 60)
  expect(findings.map(({ level }) => level)).toEqual(['warning', 'error', 'error'])
})

test('captions in another encoding than UTF-8 are an error', async () => {
  const latin1 = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nGrüße\n', 'latin1')
  expect((await readCaptions(latin1, 60)).findings).toMatchObject([{ line: 1, rule: 'notUtf8' }])
})
