import { type Plugin, parseAst } from 'vite';

/**
 * Functions of React DOM that do nothing in this app, by the feature that they belong to. The app uses none of these
 * features, and a test says so. What only these functions use goes with them when the build is minified.
 */
export const leftOut = {
  'view transitions': [
    'startViewTransition',
    'trackEnterViewTransitions',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'applyViewTransitionToHostInstancesRecursive',
    'scheduleViewTransitionEvent',
  ],
  'references to fragments': [
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
  ],
  'stacks of components for errors, which name nothing once they are minified': ['getStackByFiberInDevAndProd'],
  'activities and lists of boundaries': ['updateActivityComponent', 'updateSuspenseListComponent'],
  'attributes of custom elements': ['setPropOnCustomElement'],
} as const;

const FRAGMENT_METHOD = /^FragmentInstance\.prototype\./;

/** React DOM without the parts that this app does not use: 6 kB of every first visit. */
export function withoutUnusedParts(code: string): string {
  const emptied = new Set<string>(Object.values(leftOut).flat());
  let kept = '';
  let at = 0;
  for (const statement of parseAst(code).body) {
    if (statement.type === 'FunctionDeclaration' && emptied.delete(statement.id?.name ?? '')) {
      // A stack is joined to other text.
      kept += `${code.slice(at, statement.body?.start)}{ return ""; }`;
      at = statement.end;
    } else if (FRAGMENT_METHOD.test(code.slice(statement.start, statement.end))) {
      kept += code.slice(at, statement.start);
      at = statement.end;
    }
  }
  if (emptied.size > 0)
    throw new Error(`This version of React DOM has no ${[...emptied].join(', ')}: look at web/light-react-plugin.ts.`);
  return kept + code.slice(at);
}

export const lightReact = (): Plugin => ({
  name: 'letfair:light-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    // Nobody reads a source map of a file that is made for the build.
    handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
  },
});
