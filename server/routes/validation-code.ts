import * as contract from '#src/contract/validation-code.ts'
import { refuse } from '#src/domain/refusal.ts'
import { visitor } from '../http/visitor.ts'
import { implement } from '../implement.ts'
import { countTry } from '../services/ground/count-try.ts'
import { drawCode } from '../services/ground/validation-code/draw-code.ts'
import { makeCode } from '../services/ground/validation-code/make-code.ts'
import { speakCode } from '../services/ground/validation-code/speak-code.ts'

/** How many codes a minute an address may ask for: enough to ask again for one that can't be read. */
const limit = { tries: 30, window: 60_000 }

export const validationCodeRoutes = [
  implement(
    contract.getValidationCode,
    async ({ db, request, random, secrets, language, http, config, now }) => {
      if (!(await countTry(db, `code ${visitor(http, { config })}`, limit, now))) return refuse('tooFrequent')
      const { id, code } = await makeCode(db, random, secrets.keys[0], now)
      return {
        codeId: id,
        image: drawCode(code),
        audio: request.audio ? speakCode(code, language) : null,
      }
    },
  ),
]
