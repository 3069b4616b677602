import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes a migration for the changes of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
})
