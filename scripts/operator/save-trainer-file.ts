import { writeFileSync } from 'node:fs'
import { localAddressOf, parseConfig } from '#server/config.ts'
import type { Api } from '#src/api/create-api.ts'
import { getTrainerApplications } from '#src/contract/identity/trainer-application.ts'
import { isReadable } from '#src/domain/list/list-page.ts'
import { createAuthHeaders, unwrapOrThrow } from '../api-client/operator-api.ts'
import { operatorContextOf } from './operator-context.ts'
import type { CommandOptions } from './options.ts'

/** Saves the file of a trainer's application; returns the text to print. */
export async function saveTrainerFile(
  api: Api,
  id: number,
  path: string,
  options: CommandOptions = {},
): Promise<string> {
  const config = parseConfig(process.env)
  const { rows } = await unwrapOrThrow(api.call(getTrainerApplications, { id }))
  const found = rows.find(isReadable)
  if (!found?.file) throw new Error(`There is no waiting application ${id} with a file.`)
  // The URL is signed for the person who has requested it, so the file is downloaded as the same person.
  const headers = createAuthHeaders(config, operatorContextOf(config, options))
  const response = await fetch(localAddressOf(config) + found.file, { headers })
  if (!response.ok) throw new Error(`The server did not send the file (${response.status}).`)
  writeFileSync(path, await response.bytes())
  return `Saved as ${path}.`
}
