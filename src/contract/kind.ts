import * as z from 'zod/mini'
import { namedKind } from '../domain/kind/kind.ts'
import { declareCall } from './call.ts'
import { kindCode } from './course-wire.ts'

const kindWire = z.codec(z.object({ kindType: kindCode, kindName: z.string() }), namedKind, {
  decode: (wire) => ({ kind: wire.kindType, name: wire.kindName }),
  encode: (named) => ({ kindType: named.kind, kindName: named.name }),
})

export const getKinds = declareCall({
  method: 'GET',
  path: '/certification/getKindList',
  who: 'any',
  summary: 'The kinds of certification that the site has',
  request: z.object({}),
  answer: z.array(kindWire),
  empty: [],
})
