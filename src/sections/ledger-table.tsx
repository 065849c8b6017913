import type { ReactNode } from 'react'
import { keysOf } from '#src/keys-of.ts'

type LedgerTableProps = {
  label: string
  columns: Readonly<Record<string, string>>
  className: string
  children: ReactNode
}

export function LedgerTable({ label, columns, className, children }: LedgerTableProps) {
  return (
    <table aria-label={label} className={`ledger-table ${className}`}>
      <thead>
        <tr>
          {keysOf(columns).map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
