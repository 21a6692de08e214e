import ts from 'typescript'

/** What a module exports, a line each, and under an object's type a line for each of its members. */
export function apiOf(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) return []
  const names = checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1))
  return names.flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0
    return isValue ? [valueLine(checker, exported.name, symbol)] : typeLines(checker, exported.name, symbol)
  })
}

function valueLine(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string {
  return `${name}: ${checker.typeToString(checker.getTypeOfSymbol(symbol))}`
}

/** Members that the package itself declares; those of strings, functions and arrays are the language's. */
function typeLines(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const members = type
    .getProperties()
    .filter((member) =>
      member.declarations?.every((each) => !each.getSourceFile().fileName.includes('/typescript/lib/')),
    )
  if (members.length === 0 || !(type.flags & ts.TypeFlags.Object))
    return [`type ${name} = ${checker.typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias)}`]
  return [`type ${name}`, ...members.map((member) => `  ${memberLine(checker, member)}`)]
}

function memberLine(checker: ts.TypeChecker, member: ts.Symbol): string {
  const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
  return `${member.name}${optional}: ${checker.typeToString(checker.getTypeOfSymbol(member))}`
}
