import { type Call, hasPlaceInRequest, type OperatorRole } from '#src/contract/protocol/call.ts'
import type { NamedCall } from '#src/contract/registry.ts'
import { discriminateByFamily } from './content-items.ts'
import { type CallExamples, examplesOf } from './examples.ts'
import type { JsonObject } from './json.ts'
import { describeResponses } from './responses.ts'
import type { CallSchemas } from './schemas.ts'
import { tagOf } from './tags.ts'

const place: JsonObject = {
  siteId: { type: 'integer', description: 'The site of the page that sends the request' },
  languageId: { type: 'integer', description: 'The language of the texts' },
}
const placeExample: JsonObject = { siteId: 1, languageId: 1 }

/**
 * Returns the fields of a request with site and language, which every call outside /front-api/ has. Specification 2,
 * section 7.
 */
function requestOf(call: NamedCall, schemas: CallSchemas): { properties: JsonObject; required: string[] } {
  const { properties = {}, required = [] } = schemas.requestSchemaOf(call) as {
    properties?: JsonObject
    required?: string[]
  }
  return { properties: { ...(hasPlaceInRequest(call) && place), ...properties }, required }
}

function describeInput(call: NamedCall, schemas: CallSchemas, examples: CallExamples): JsonObject {
  const { properties, required } = requestOf(call, schemas)
  if (call.method === 'GET') {
    const parameter = ([name, schema]: [string, unknown]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
      ...examples.parameterExampleOf(name),
    })
    return { parameters: Object.entries(properties).map(parameter) }
  }
  const schema = discriminateByFamily({ type: 'object', properties, required })
  const type = call.upload ? 'multipart/form-data' : 'application/json'
  return { requestBody: { required: true, content: { [type]: { schema, examples: examples.requests } } } }
}

const rolesOf = ({ role = [] }: Call): string => {
  const roles: readonly OperatorRole[] = typeof role === 'string' ? [role] : role
  return roles.length > 0 ? `operators with the role ${roles.join(' or ')}` : 'operators'
}

const describeCallers = (call: Call): string =>
  ({
    any: 'For anybody.',
    form: 'For anybody, a few times a minute; more requests are refused with 429.',
    learner: 'For learners who are signed in; others are refused with 401.',
    operator: `For ${rolesOf(call)}, and for the holder of the operator token; others are refused with 403.`,
  })[call.who]

const describeLimits = ({ uploadBytes }: Call): string =>
  uploadBytes ? ` The file has at most ${uploadBytes.toLocaleString('en')} bytes.` : ''

/** Describes the section that a call comes from: 'S1 3' is section 3 of the first specification. */
const describeSource = ({ source }: Call): string =>
  source === 'ours' ? ' Not in the specification.' : ` Source: ${source}.`

const security: Record<Call['who'], JsonObject[]> = {
  any: [],
  form: [],
  learner: [{ session: [] }],
  operator: [{ session: [] }, { operatorToken: [] }],
}

export function operationOf(call: NamedCall, schemas: CallSchemas): JsonObject {
  const examples = examplesOf(call.name, hasPlaceInRequest(call) ? placeExample : {})
  return {
    operationId: call.name,
    tags: [tagOf(call.noun)],
    summary: call.summary,
    description: describeCallers(call) + describeLimits(call) + describeSource(call),
    security: security[call.who],
    ...describeInput(call, schemas, examples),
    responses: describeResponses(
      call,
      discriminateByFamily(schemas.responseSchemaOf(call)),
      examples.responses,
    ),
  }
}
