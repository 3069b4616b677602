import { expect, test } from 'vitest'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import { codeOfQtiIdentifier, qtiIdentifierOf } from './identifier.ts'
import { qti22, qti30 } from './qti-dialect.ts'
import { writeQtiItem } from './write-qti-item.ts'

const words = {
  question: 'Which?\nBoth.',
  options: ['a < b', 'b', 'c'],
  explanation: 'So it is.',
  figure: 'A "sign"',
}
const question: QuestionDocument = {
  id: 7001,
  code: 'T 1',
  type: 'multiple',
  correct: [0, 2],
  picture: { name: 'ab'.repeat(16), width: 3, height: 2 },
  texts: { en: words },
}
const flat = { question: 'Flat?', options: ['True', 'False'], explanation: '' }
const verdict: QuestionDocument = { id: 7002, type: 'trueFalse', correct: [1], texts: { en: flat } }

const lines = (xml: string): string[] => xml.trim().split('\n')

test('a question is written as a QTI 2.2 item in the order of its schema', () => {
  expect(lines(writeQtiItem(question, words, 'en', qti22))).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p2 http://www.imsglobal.org/xsd/qti/qtiv2p2/imsqti_v2p2.xsd" identifier="T_x20_1" title="T 1" xml:lang="en" adaptive="false" timeDependent="false">',
    '<responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier"><correctResponse><value>A</value><value>C</value></correctResponse></responseDeclaration>',
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>',
    '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>',
    `<itemBody><p>Which?</p><p>Both.</p><p><img src="../pictures/${'ab'.repeat(16)}.webp" alt="A &quot;sign&quot;"/></p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="0"><simpleChoice identifier="A">a &lt; b</simpleChoice><simpleChoice identifier="B">b</simpleChoice><simpleChoice identifier="C">c</simpleChoice></choiceInteraction></itemBody>`,
    '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/>',
    '<modalFeedback outcomeIdentifier="FEEDBACK" identifier="NEVER" showHide="hide"><p>So it is.</p></modalFeedback>',
    '</assessmentItem>',
  ])
})

test('the same as QTI 3.0: names with dashes, and the feedback one element deeper', () => {
  const xml = writeQtiItem(question, words, 'en', qti30)
  for (const tag of [
    'qti-assessment-item',
    'qti-response-declaration',
    'qti-correct-response',
    'qti-item-body',
    'qti-simple-choice',
  ])
    expect(xml).toContain(`<${tag}`)
  for (const attribute of [
    'time-dependent="false"',
    'base-type="identifier"',
    'max-choices="0"',
    'show-hide="hide"',
  ])
    expect(xml).toContain(attribute)
  expect(xml).toContain('<qti-content-body><p>So it is.</p></qti-content-body>')
  expect(xml).not.toMatch(/<[a-z]+[A-Z]/)
})

test('a single choice has one right answer, and pictures behind the words of its options', () => {
  const picture = { name: 'lens', width: 3, height: 2 }
  const said = { question: 'Which?', options: ['', 'b', 'c'], explanation: '', optionFigures: ['A lens'] }
  const single: QuestionDocument = {
    ...{ id: 7003, code: 'T-3', type: 'single', correct: [1], optionPictures: [picture, null, picture] },
    texts: { en: said },
  }
  const image = (figure: string) => `<img src="../pictures/lens.webp" alt="${figure}"/>`
  expect(lines(writeQtiItem(single, said, 'en', qti22)).slice(2)).toEqual([
    '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration>',
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>',
    `<itemBody><p>Which?</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><simpleChoice identifier="A">${image('A lens')}</simpleChoice><simpleChoice identifier="B">b</simpleChoice><simpleChoice identifier="C">c${image('')}</simpleChoice></choiceInteraction></itemBody>`,
    '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/>',
    '</assessmentItem>',
  ])
})

test('true and false are written in their order with their own identifiers', () => {
  const xml = writeQtiItem(verdict, flat, 'en', qti22)
  expect(xml).toContain('<value>false</value>')
  expect(xml).toContain('shuffle="false" maxChoices="1"><simpleChoice identifier="true">True</simpleChoice>')
  expect(xml).not.toContain('FEEDBACK')
})

test.each(['T1A01', 'q7001', '7 ü/?', '-a', 'a_b', '_x20_', '😀'])(
  'the code %j comes back from its identifier',
  (code) => {
    const identifier = qtiIdentifierOf(code)
    expect(identifier).toMatch(/^[A-Za-z_][\w.-]*$/)
    expect(codeOfQtiIdentifier(identifier)).toBe(code)
  },
)
