import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const content = {
  find: /^#content\//,
  replacement: fileURLToPath(new URL('./src/content/en/', import.meta.url)),
}
const nodeFolders = ['functions', 'database', 'stack', 'build']

/** Real servers share the machine's two cores: these files run one at a time, with time to start. */
const withServers = { fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  resolve: { alias: [content] },
  test: {
    projects: [
      {
        extends: true,
        plugins: [react()],
        define: { 'import.meta.env.BUILD_DAY': JSON.stringify('2026-01-01') },
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: nodeFolders.map((folder) => `tests/${folder}/**`),
          setupFiles: ['tests/setup.ts'],
          testTimeout: 20_000,
        },
      },
      ...nodeFolders.map((name) => ({
        extends: true as const,
        test: {
          name,
          environment: 'node',
          include: [`tests/${name}/**/*.test.ts`],
          ...withServers,
        },
      })),
    ],
  },
})
