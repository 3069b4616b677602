import { allCalls } from '#src/contract/registry.ts'
import { contentSchemas } from './content-items.ts'
import { type JsonObject, schemaPath } from './json.ts'
import { operationOf } from './operation.ts'
import { refusalSchemas } from './responses.ts'
import { schemasOf } from './schemas.ts'
import { apiTags } from './tags.ts'

/** Returns the schemas that are referenced, in alphabetical order. */
const referencedSchemas = (schemas: JsonObject, paths: JsonObject): JsonObject => {
  const text = JSON.stringify([schemas, paths])
  const isUsed = ([name]: [string, unknown]) => text.includes(`"${schemaPath(name)}"`)
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(isUsed)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

const introduction = `Every response is an envelope: \`code\` 200 with \`data\`, or a refusal's code with a sentence in \`message\`.
Whatever changes something, each POST that is, asks for the header \`X-Requested-With: fetch\`; without it, it is refused with 403.
Learners are signed in by the cookie \`session\` (\`__Host-session\` over HTTPS) that signing in sets; operators may send their token instead.`

/**
 * Returns the OpenAPI 3.1 document of the API. It is generated from the contract, so it always agrees with client
 * and server.
 */
export function createOpenApiDocument(): JsonObject {
  const schemas = schemasOf(allCalls)
  const paths = Object.fromEntries(
    allCalls.map((call) => [call.path, { [call.method.toLowerCase()]: operationOf(call, schemas) }]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Learning and certification portal',
      version: '1',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: apiTags,
    paths,
    components: {
      schemas: referencedSchemas({ ...schemas.namedSchemas, ...contentSchemas, ...refusalSchemas }, paths),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        operatorToken: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
