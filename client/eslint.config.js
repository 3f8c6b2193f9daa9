/* ESLint: type-aware rules for TypeScript and Svelte. Prettier has the say in matters of layout. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["node_modules/", "src/lib/openapi.d.ts"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      /* An index that the surrounding code has checked: `noUncheckedIndexedAccess` makes these explicit. */
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false, arguments: false, properties: false } },
      ],
      /* Maps and sets here are rebuilt, not changed in place. */
      "svelte/prefer-svelte-reactivity": "off",
      /* Spaces between inline elements. */
      "svelte/no-useless-mustaches": "off",
      /* The compiler warns in places where this rule does not see it. */
      "svelte/no-unused-svelte-ignore": "off",
      /* The page has its own router. */
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  { files: ["**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ["**/*.svelte"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      /* In templates the parser takes typed values for `any`, and does not follow assertions; svelte-check knows their types. */
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      "@typescript-eslint/restrict-plus-operands": "off",
      /* A variable that only a `$derived` reads. */
      "no-useless-assignment": "off",
    },
  },
  {
    files: ["*.js", "public/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ["tests/**"],
    languageOptions: { globals: globals.node },
    rules: { "@typescript-eslint/require-await": "off" },
  },
);
