import { expect, test } from 'vitest'
import { editorLimitsOf, isLimitedEditor, isUnlimited, roleNameOf } from './editor-limits.ts'

test.each([
  [['editor'], null, null],
  [['editor', 'editor:site=eu'], null, null],
  [['editor:site=eu,mena'], ['eu', 'mena'], null],
  [['editor:site=eu', 'editor:site=mena,eu'], ['eu', 'mena'], null],
  [['editor:language=de,pt-BR', 'reviewer'], null, ['de', 'pt-BR']],
  [['editor:site=sister-us', 'editor:language=pl'], ['sister-us'], ['pl']],
  [['reviewer', 'editor:site=', 'editor:country=DE', 'editor:site=eu,'], [], []],
  [[], [], []],
])('the roles %j allow the sites %j and the languages %j', (roles, sites, languages) => {
  expect(editorLimitsOf(roles)).toEqual({ sites, languages })
  expect(isUnlimited(editorLimitsOf(roles))).toBe(roles.includes('editor'))
})

test('the role of a local editor counts as the role editor, and one with mistakes as none', () => {
  expect([roleNameOf('editor:site=eu'), roleNameOf('finance')]).toEqual(['editor', 'finance'])
  expect(['editor', 'editor:site=eu mena', 'editor:site', 'xeditor:site=eu'].map(isLimitedEditor)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
