"""Hypothesis profiles: `dev` by default, `ci` with more examples by HYPOTHESIS_PROFILE=ci."""

import os

from hypothesis import settings

# No deadline for one example: a busy machine is no bug.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, max_examples=500, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
