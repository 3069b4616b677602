import { writeFileSync } from 'node:fs'
import { localAddress, parseConfig } from '#server/config.ts'
import type { Api } from '#src/api/create-api.ts'
import { getTrainerApplications } from '#src/contract/identity/trainer-application.ts'
import { isReadable } from '#src/domain/list/list-page.ts'
import { headersOf, valueOrThrow } from '../desk/desk.ts'
import type { CommandOptions } from './options.ts'
import { seatOf } from './seat-of.ts'

/** Saves the file that somebody applied with as a trainer; returns what to print. */
export async function saveTrainerFile(
  api: Api,
  id: number,
  path: string,
  options: CommandOptions = {},
): Promise<string> {
  const config = parseConfig(process.env)
  const { rows } = await valueOrThrow(api.call(getTrainerApplications, { id }))
  const found = rows.find(isReadable)
  if (!found?.file) throw new Error(`No application ${id} waits for a decision.`)
  // The address is signed for whoever asked for it, so the file is fetched in the same name.
  const headers = headersOf(config, seatOf(config, options))
  const answer = await fetch(localAddress(config) + found.file, { headers })
  if (!answer.ok) throw new Error(`The server did not give the file (${answer.status}).`)
  writeFileSync(path, await answer.bytes())
  return `Saved as ${path}.`
}
