import { expect, test } from 'vitest'
import { findHardcodedCallPaths } from './call-path.ts'

const calls = ['/certification/release/course/detail', '/user/sso/getUserInfo', '/front-api/getSiteInfo']
const saysOf = (text: string, path = 'src/stores/course/course.ts') =>
  findHardcodedCallPaths([{ path, text }], calls).map((finding) => finding.message)

test('a declared path outside the contract is an error', () => {
  expect(saysOf("fetch('/certification/release/course/detail')")).toHaveLength(1)
})

test('a path with /api before it is the same path', () => {
  expect(saysOf('fetch(`/api/certification/release/course/detail`)')).toHaveLength(1)
})

test('a path that only begins like a call is an error too', () => {
  expect(saysOf('const path = "/user/registration/unheardOf"')).toHaveLength(1)
})

test('sign-in and sign-out are navigation; the session call is not', () => {
  expect(saysOf("go('/user/sso/login?target='); app.route('/user/sso', signIn)")).toEqual([])
  expect(saysOf("fetch('/user/sso/getUserInfo')")).toHaveLength(1)
})

test('other addresses, the contract, the routes and tests are left alone', () => {
  expect(saysOf("go('/course/detail/7'); import('./user/a.ts')")).toEqual([])
  for (const path of ['src/contract/catalogue/course.ts', 'src/routes.ts', 'tests/contract/course.test.ts'])
    expect(saysOf("'/certification/detail'", path)).toEqual([])
})
