import { expect, test } from 'vitest'
import { mailKind } from '#src/domain/mail/mail-kind.ts'
import type { MailBody } from './mail-body.ts'
import { createMailTranslator } from './mail-translator.ts'
import { renderMailHtml } from './render-mail-html.ts'
import { renderMailText } from './render-mail-text.ts'

const colours = {
  ...{ brand: '#0b5b70', onBrand: '#ffffff', ink: '#11212a', faded: '#40525b' },
  ...{ paper: '#f5f7f6', surface: '#ffffff', line: '#d3dbda' },
}
const body: MailBody = {
  language: 'en',
  direction: 'ltr',
  portal: 'Security Learning',
  subject: 'You are enrolled: Cameras & <lenses>',
  greeting: 'Hello "Ada",',
  paragraphs: ['You are enrolled in “Cameras & <lenses>”.'],
  details: [{ label: 'When', value: '<b>now</b>' }],
  colon: ':',
  button: { label: 'View the details', url: 'https://learning.example.org/a?b=1&c="' },
  notes: [{ text: 'Reminders:', url: 'https://learning.example.org/my-learning/edit' }],
}

test('text written by people is escaped in a mail', () => {
  const html = renderMailHtml(body, colours)
  expect(html).not.toMatch(/<lenses>|<b>|&c="/)
  expect(html).toContain('Cameras &amp; &lt;lenses&gt;')
  expect(html).toContain('href="https://learning.example.org/a?b=1&amp;c=&quot;"')
})

test('a mail loads nothing: its only picture is attached', () => {
  const html = renderMailHtml(body, colours)
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual(['cid:logo'])
  expect(html).not.toMatch(/url\(|<link|<script|<table/)
})

test('the plain text has everything that the HTML has', () => {
  expect(renderMailText(body)).toBe(`Hello "Ada",

You are enrolled in “Cameras & <lenses>”.

When: <b>now</b>

View the details:
https://learning.example.org/a?b=1&c="

--
Security Learning
Reminders:
https://learning.example.org/my-learning/edit
`)
})

test('French has a space before its colons', () => {
  expect(renderMailText({ ...body, language: 'fr', colon: '\u202f:' })).toContain('When\u202f: <b>now</b>')
})

test('in right-to-left mails, values keep the direction of their script', () => {
  const html = renderMailHtml({ ...body, language: 'ar', direction: 'rtl' }, colours)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<bdi>')
  expect(renderMailText({ ...body, direction: 'rtl' })).toContain('When: \u2068<b>now</b>\u2069')
})

test('Korean lines break between words', () => {
  expect(renderMailHtml({ ...body, language: 'ko' }, colours)).toContain('word-break:keep-all')
  expect(renderMailHtml(body, colours)).not.toContain('word-break')
})

test.each(mailKind.options)('there are words for "%s"', (kind) => {
  const { find } = createMailTranslator('en')
  expect([find(`${kind}.subject`), find(`${kind}.lead`)]).not.toContain(null)
})

test('remaining days are written in the mail’s language', () => {
  const day = 24 * 60 * 60 * 1000
  const away = (language: string, days: number) => createMailTranslator(language).timeUntil(days * day, 0)
  expect([away('en', 1), away('en', 0.2), away('en', 6.5), away('pl', 7)]).toEqual([
    'tomorrow',
    'tomorrow',
    'in 7 days',
    'za 7 dni',
  ])
  expect([away('ru', 30), away('ar', 7), away('ko', 7)]).toEqual(['через 30 дней', 'بعد 7 أيام', '7일 후'])
})
