import { configureGlobal } from 'fast-check'

declare const process: { env: Record<string, string | undefined> } | undefined

/** Property tests draw the same cases in every run, so that a failure is news; FC_SEED asks for others. */
const asked = typeof process === 'undefined' ? undefined : process.env['FC_SEED']
configureGlobal({ seed: asked === undefined ? 20_260_101 : Number(asked) })
