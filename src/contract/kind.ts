import * as z from 'zod/mini'
import { namedCertificationKind } from '../domain/certification/kind.ts'
import { kindCode } from './catalogue/course-wire.ts'
import { declareCall } from './protocol/call.ts'
import { renamedWire } from './protocol/renamed.ts'

const kindWire = renamedWire(namedCertificationKind, { kind: ['kindType', kindCode], name: 'kindName' })

export const getKinds = declareCall({
  method: 'GET',
  path: '/certification/getKindList',
  who: 'any',
  summary: 'The kinds of certification that the site has',
  source: 'S1 3',
  request: z.object({}),
  response: z.array(kindWire),
  empty: [],
})
