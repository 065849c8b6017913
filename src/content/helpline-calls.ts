/** Calls to Talian HEAL, as the Minister of Health gave them (Kosmo, 6 January 2026). */
export const helplineCalls = {
  in2023: '27,738',
  in2025: '90,981',
  source: { number: 8, year: 2026 },
} as const
