import { globSync, readFileSync } from "node:fs";
import { type ESTree, parseSync, Visitor } from "vite";

/** A text without an element of its own. */
export interface BareText {
  line: number;
  text: string;
}

/**
 * The texts in a module's JSX that share their element with something else: a browser's translator replaces such text
 * nodes, and React no longer finds its own. What is not known to be an element counts as a text. docs/decisions/0047
 */
export function bareTextsIn(code: string, file = "module.tsx"): BareText[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: BareText[] = [];
  const isElements = makeElementTest(program, code);
  const isText = (child: ESTree.JSXChild) => !isSpace(child) && !isElements(child);
  const add = (nodes: ESTree.Span[]) => {
    for (const { start, end } of nodes)
      found.push({ line: code.slice(0, start).split("\n").length, text: code.slice(start, end) });
  };
  new Visitor({
    JSXElement(element) {
      const children = element.children.filter(isShown);
      if (children.length > 1 || children.some(isList)) add(children.filter(isText));
      if (children.some(isConditional)) add(children.filter(isSpace));
    },
    // What stands in a fragment stands beside whatever is around the fragment.
    JSXFragment(fragment) {
      add(fragment.children.filter(isShown).filter((child) => !isElements(child)));
    },
    FunctionDeclaration(component) {
      if (/^[A-Z]/.test(component.id?.name ?? ""))
        add(returnedBy(component).filter((value) => isComputed(value) && !isElements(value)));
    },
  }).visit(program);
  return found.sort((one, other) => one.line - other.line);
}

/** A test whether a node is certainly elements or nothing, as far as the module itself tells. */
function makeElementTest(program: ESTree.Program, code: string): (node: ESTree.Node) => boolean {
  // Names of props that are declared as elements, of constants that hold some, and of functions that return some.
  const elementNames = new Set(["undefined", "createElement"]);
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      const type = typeAnnotation ? code.slice(typeAnnotation.start, typeAnnotation.end) : "";
      if (key.type === "Identifier" && /(: |=> )(Elements|ReactElement)$/.test(type))
        elementNames.add(key.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init && isElements(init)) elementNames.add(id.name);
    },
  }).visit(program);
  return isElements;

  function isElements(node: ESTree.Node): boolean {
    switch (node.type) {
      case "JSXElement":
      case "JSXFragment":
        return true;
      case "JSXExpressionContainer":
      case "ParenthesizedExpression":
        return isElements(node.expression);
      case "LogicalExpression":
        return (node.operator === "&&" || isElements(node.left)) && isElements(node.right);
      case "ConditionalExpression":
        return isElements(node.consequent) && isElements(node.alternate);
      case "Literal":
        return node.value === null || typeof node.value === "boolean";
      case "Identifier":
        return elementNames.has(node.name);
      case "ArrowFunctionExpression":
        return returnedBy(node).every(isElements);
      case "CallExpression":
        return isElements((isListCall(node) && node.arguments.at(-1)) || node.callee);
      default:
        return false;
    }
  }
}

/** Leaves out comments, and the spaces at line ends, which JSX leaves out too. */
function isShown(child: ESTree.JSXChild): boolean {
  if (child.type === "JSXText") return child.value.trim() !== "" || !child.value.includes("\n");
  return child.type !== "JSXExpressionContainer" || child.expression.type !== "JSXEmptyExpression";
}

function isSpace(child: ESTree.JSXChild): boolean {
  if (child.type === "JSXText") return child.value.trim() === "";
  if (child.type !== "JSXExpressionContainer") return false;
  const { expression } = child;
  return (
    expression.type === "Literal" &&
    typeof expression.value === "string" &&
    expression.value.trim() === ""
  );
}

function isConditional(child: ESTree.JSXChild): boolean {
  return (
    child.type === "JSXExpressionContainer" &&
    ["ConditionalExpression", "LogicalExpression"].includes(child.expression.type)
  );
}

function isList(child: ESTree.JSXChild): boolean {
  return child.type === "JSXExpressionContainer" && isListCall(child.expression);
}

/** As `list.map(…)`, `Array.from(…, …)`. */
function isListCall(node: ESTree.Node): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { property } = node.callee;
  return property.type === "Identifier" && ["map", "from"].includes(property.name);
}

/** Whether a returned value may be a text: a call, template, sum or property. An identifier passed through is not. */
function isComputed({ type }: ESTree.Node): boolean {
  return ["CallExpression", "TemplateLiteral", "BinaryExpression", "MemberExpression"].includes(
    type,
  );
}

type Returning = ESTree.Function | ESTree.ArrowFunctionExpression;

function returnedBy({ body }: Returning): ESTree.Node[] {
  if (!body) return [];
  if (body.type !== "BlockStatement") return [body];
  const values: ESTree.Node[] = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  new Visitor({
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ReturnStatement({ argument }) {
      if (depth === 0 && argument) values.push(argument);
    },
  }).visit({ type: "Program", body: body.body } as ESTree.Program);
  return values;
}

if (import.meta.main) {
  // A text that shares its element breaks under a browser's translator: docs/decisions/0047
  const files = globSync("{app,desk}/**/*.tsx").sort();
  const lines = files.flatMap((file) =>
    bareTextsIn(readFileSync(file, "utf8"), file).map(
      ({ line, text }) => `${file}:${line}: give this text an element of its own: ${text.trim()}`,
    ),
  );

  if (lines.length > 0) {
    console.error(lines.join("\n"));
    process.exitCode = 1;
  } else {
    console.info(`Every text of the pages has an element of its own: ${files.length} files`);
  }
}
