"""A mutation tester: changes one place of the source at a time and runs the tests that execute it.

    python -m tools.mutants --sample 200 --seed 1 --packages games,table,store,bots

Why our own: mutmut keeps all mutants of a function in one module and switches between them at run time, which the translation
of rules to machine code cannot follow; cosmic-ray runs one fixed test command for every mutant, which takes hours here.
This one knows from coverage which tests execute a line, and runs only those, the fastest first, until one fails.
"""
