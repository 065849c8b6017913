import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const nodeFolders = ['functions', 'database', 'integration', 'build', 'nightly']
const inNodeFolders = nodeFolders.map((folder) => `tests/${folder}/**`)

/** The tests read the words of one stage; tests/build/other-settings.test.ts reads the other’s. */
const stage = { 'import.meta.env.SITE_STAGE': JSON.stringify(process.env.SITE_STAGE || 'trials') }

/** Starting servers and building the site take long on a busy machine. */
const withServers = { testTimeout: 120_000, hookTimeout: 320_000 }

export default defineConfig({
  define: stage,
  test: {
    // A second worker loads all modules again, and scripts/run.ts has other steps for the second core.
    maxWorkers: 1,
    // Starting each file afresh took longer than the tests: files of a worker share modules, pages also a window.
    isolate: false,
    // Built pages link to a stylesheet, which no test reads.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    projects: [
      {
        extends: true,
        plugins: [react()],
        define: { 'import.meta.env.BUILD_DAY': JSON.stringify('2026-01-01') },
        test: {
          name: 'pages',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          exclude: inNodeFolders,
          setupFiles: ['tests/setup.ts'],
          globalSetup: 'tests/build-when-needed.ts',
          testTimeout: 60_000,
          // No file needs a process of its own.
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: inNodeFolders,
          testTimeout: 60_000,
        },
      },
      ...nodeFolders.map((name) => ({
        extends: true as const,
        test: {
          name,
          environment: 'node',
          include: [`tests/${name}/**/*.test.ts`],
          ...(['database', 'integration'].includes(name) && {
            globalSetup: 'tests/database/shared-postgres.ts',
            // These mostly wait for servers and timeouts.
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
          }),
          ...(['functions', 'database', 'integration'].includes(name) && {
            setupFiles: ['tests/within-one-hour.ts'],
          }),
          ...(name === 'build' && { globalSetup: 'tests/build-when-needed.ts' }),
          ...withServers,
        },
      })),
    ],
  },
})
