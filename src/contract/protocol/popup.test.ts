import { expect, test } from 'vitest'
import { search } from '../catalogue/search.ts'
import { allCalls } from '../registry.ts'
import { codeByReason } from './codes.ts'
import { popupText, shouldOpenPopup } from './popup.ts'

const anyCall = { path: '/user/registration/addRegistration', who: 'learner', refusals: [] } as const

test('success, not found, need login and a missing prerequisite open no popup', () => {
  for (const code of [200, 404, 401, 10026]) expect(shouldOpenPopup(anyCall, code)).toBe(false)
})

test('a busy search opens no popup; busy in other calls opens it', () => {
  expect([shouldOpenPopup(search, 503), shouldOpenPopup(anyCall, 503)]).toEqual([false, true])
})

test('every other code opens the popup', () => {
  const silent = [404, 401, 10026]
  for (const code of Object.values(codeByReason).filter((each) => !silent.includes(each)))
    expect([code, shouldOpenPopup(anyCall, code)]).toEqual([code, true])
})

test('a response without a code opens no popup', () => {
  expect(shouldOpenPopup(anyCall, undefined)).toBe(false)
})

test('only three calls and the forms of anonymous visitors show their refusals themselves', () => {
  const silent = [
    '/user/invitation/use',
    '/user/invitation/sales/use',
    '/user/practicalExamApprove/enrollByInvitationCode',
  ]
  for (const call of allCalls) {
    const own = silent.includes(call.path) || call.who === 'form'
    expect([call.path, shouldOpenPopup(call, 10000)]).toEqual([call.path, !own])
  }
})

const lookUp = (texts: Record<string, string>) => (key: string) => texts[key]

test('the text of the code comes first, then the server’s, then the one for the system', () => {
  const texts = { 'error.10024': 'Already registered', 'error.system': 'Something is wrong' }
  expect(popupText(10024, 'From the server', lookUp(texts))).toBe('Already registered')
  expect(popupText(501, 'From the server', lookUp(texts))).toBe('From the server')
  expect(popupText(501, '', lookUp(texts))).toBe('Something is wrong')
  expect(popupText(501, '', lookUp({}))).toBe('System error')
})

test('for 501 the server’s message is shown', () => {
  const texts = { 'error.501': 'Something went wrong' }
  expect(popupText(501, 'The publisher ended.', lookUp(texts))).toBe('The publisher ended.')
  expect(popupText(501, '', lookUp(texts))).toBe('Something went wrong')
})
